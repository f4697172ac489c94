import * as v from 'valibot';
import { editorTexts } from '#brands';

/**
 * A collection as editors enter it: its id, its alias or the address of its page (RULE-22). Outputs the id or alias. With an `origin`, an
 * address of another site is refused.
 */
export const collectionInput = (origin?: string) =>
	v.pipe(
		v.string(),
		v.trim(),
		v.nonEmpty(editorTexts.collectionMissing),
		v.rawTransform<string, string>(({ dataset: { value }, addIssue, NEVER }) => {
			const alias = isAddress(value) ? aliasIn(value, origin) : value;
			if (alias !== undefined) return alias;
			addIssue({ message: editorTexts.collectionAddressWrong });
			return NEVER;
		}),
	);

/** Whether a collection is named by the address of its page; ids and aliases have neither character. */
const isAddress = (input: string): boolean => /[/:]/.test(input);

function aliasIn(address: string, site?: string): string | undefined {
	const { protocol, origin, pathname } = URL.parse(address, site ?? 'https://site.invalid') ?? {};
	if (site !== undefined && origin !== site) return undefined;
	return protocol === 'https:' || protocol === 'http:' ? /^\/colecciones\/([\w-]+)\/?$/.exec(pathname ?? '')?.[1] : undefined;
}
