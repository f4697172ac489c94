import { AnswerFault, isApiError, NetworkFault } from '#identity-client';
import { type FormTexts, refusalText } from './form-texts.ts';

/** The text that a reader sees for an error of a call: a refusal, a lost connection, or an error that the identity client raised itself. */
export function errorText(error: unknown, words: FormTexts, refusalTexts: Readonly<Record<string, string>> = {}): string {
	if (error instanceof NetworkFault || error instanceof AnswerFault) return words.account.offline;
	const ownText = isApiError(error) && Object.hasOwn(refusalTexts, error.code) ? refusalTexts[error.code] : undefined;
	if (ownText !== undefined) return ownText;
	if (isApiError(error)) return refusalText({ message: error.message, reasons: reasonsOf(error) }, words);
	return error instanceof Error ? refusalText(error, words) : words.account.offline;
}

const reasonsOf = (error: object): readonly string[] =>
	'reasons' in error && Array.isArray(error.reasons) ? error.reasons.filter((reason) => typeof reason === 'string') : [];
