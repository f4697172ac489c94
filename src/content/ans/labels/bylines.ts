import type { Byline } from '#content/contract';
import type { AnsDocument } from '../document.ts';
import { textAt } from '../json.ts';
import { readPicture } from '../picture/read-picture.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';
import { authorSlug, signers } from './labels.ts';

/** The bylines of a document, as pages show them. */
export function bylinesOf(document: AnsDocument, context: ReadContext): readonly Byline[] {
	return signers(document).flatMap((author) => {
		const name = cleanText(textAt(author, 'name') ?? textAt(author, 'byline') ?? '');
		const slug = authorSlug(author);
		const role = textAt(author, 'role');
		const portrait = readPicture(author.image, context);
		if (name === '') return [];
		return [
			{ name, ...(slug ? { path: `/autor/${slug}/` } : {}), ...(role ? { role: cleanText(role) } : {}), ...(portrait ? { portrait } : {}) },
		];
	});
}
