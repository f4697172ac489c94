import { type JsonObject, textAt } from '../json.ts';

/** Whether a work is for registered readers, by ANS `content_restrictions.content_code`; see `AccountRules.registrationCodes`. */
export function isForRegistered(work: JsonObject, codes: readonly string[]): boolean {
	const code = textAt(work, 'content_restrictions', 'content_code');
	return code !== undefined && codes.includes(code.trim().toLowerCase());
}
