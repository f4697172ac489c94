import type { Story } from '#content/contract';
import type { AnsDocument } from '../document.ts';
import { at, type JsonObject, textAt } from '../json.ts';
import type { ReadContext } from '../read-context.ts';

/** Who may read a document, and whether readers may comment. */
export function accessOf(document: AnsDocument, context: ReadContext): Pick<Story, 'access' | 'comments'> {
	const forRegistered = context.isRegistered ? 'whole' : 'excerpt';
	const comments = at(document, 'comments', 'allow_comments') === true && at(document, 'comments', 'display_comments') !== false;
	return { comments, access: isForRegistered(document, context.registrationCodes) ? forRegistered : 'free' };
}

/** Whether a work is for registered readers: its `content_restrictions.content_code` is one of the brand's codes (see `AccountRules`). */
export function isForRegistered(work: JsonObject, codes: readonly string[]): boolean {
	const code = textAt(work, 'content_restrictions', 'content_code');
	return code !== undefined && codes.includes(code.trim().toLowerCase());
}
