import { type JsonObject, textAt } from '../json.ts';

/** Whether a work is for registered readers: its `content_restrictions.content_code` is one of the brand's codes (see `AccountRules`). */
export function isForRegistered(work: JsonObject, codes: readonly string[]): boolean {
	const code = textAt(work, 'content_restrictions', 'content_code');
	return code !== undefined && codes.includes(code.trim().toLowerCase());
}
