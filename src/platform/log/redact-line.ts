// Removes email addresses, tokens, credentials in URLs and control characters from lines of the log.

// JSON escapes characters below U+0020. Others can still move the cursor, end a line or change the reading direction in some viewers: DEL,
// C1 controls, line and paragraph separators, bidirectional controls.
const DISGUISE = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

// These run in linear time: repetitions are bounded, or can start only at the beginning of a run of their characters.
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const CREDENTIALS_IN_URL = /:\/\/[^\s/@"\\]{1,256}@/g;
const BEARER = /\bBearer [\w.~+/=-]{1,4096}/gi;
const WEB_TOKEN = /\beyJ[\w-]{8,4096}(?:\.[\w-]{1,4096}){0,2}/g;

/** Removes control characters, email addresses and tokens from a line of JSON. The line stays JSON. */
export function redactLine(line: string): string {
	return line
		.replace(CREDENTIALS_IN_URL, '://[hidden]@')
		.replace(EMAIL, '[email]')
		.replace(BEARER, 'Bearer [hidden]')
		.replace(WEB_TOKEN, '[token]')
		.replace(DISGUISE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
