import * as v from 'valibot';
import { editorTexts } from '#brands';

/** A collection as editors enter it: its id, its alias or the address of its page (RULE-22). Outputs the id or alias. */
export const collectionInput = v.pipe(
	v.string(),
	v.trim(),
	v.nonEmpty(editorTexts.collectionMissing),
	v.rawTransform<string, string>(({ dataset: { value }, addIssue, NEVER }) => {
		const alias = /[/:]/.test(value) ? aliasIn(value) : value;
		if (alias !== undefined) return alias;
		addIssue({ message: editorTexts.collectionAddressWrong });
		return NEVER;
	}),
);

function aliasIn(address: string): string | undefined {
	const { protocol, pathname } = URL.parse(address, 'https://site.invalid') ?? {};
	return protocol === 'https:' || protocol === 'http:' ? /^\/colecciones\/([\w-]+)\/?$/.exec(pathname ?? '')?.[1] : undefined;
}
