// JSON already escapes what is below U+0020; these would still move a cursor, end a line or turn the reading direction
// in some viewer: DEL, C1 controls, line and paragraph separators, bidirectional controls.
const DISGUISE = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

// A long text costs no more than its length: what repeats is bounded, or begins only where its characters do.
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const CREDENTIALS_IN_URL = /:\/\/[^\s/@"\\]{1,256}@/g;
const BEARER = /\bBearer [\w.~+/=-]{1,4096}/gi;
const WEB_TOKEN = /\beyJ[\w-]{8,4096}(?:\.[\w-]{1,4096}){0,2}/g;

/** Takes the disguises, addresses and tokens out of a line of JSON, which stays JSON. */
export function cleanLine(line: string): string {
	return line
		.replace(CREDENTIALS_IN_URL, '://[hidden]@')
		.replace(EMAIL, '[email]')
		.replace(BEARER, 'Bearer [hidden]')
		.replace(WEB_TOKEN, '[token]')
		.replace(DISGUISE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
