import { type AccountTexts, type Brand, fill, type PasswordRules, type Texts } from '#brands';
import { longestName, type PasswordRule, requirementText } from '#identity/contract';

/** The texts and password rules of a brand that its forms need; they are sent to the browser with the form. */
export type FormTexts = Pick<
	Texts,
	'account' | 'fields' | 'refusals' | 'emailInvalid' | 'emailExample' | 'forgottenPassword' | 'goHome' | 'tryAgain'
> & {
	readonly rules: PasswordRules;
};

/** The form texts of a brand. */
export function formTextsOf({ texts, accounts }: Brand): FormTexts {
	const { account, fields, refusals, emailInvalid, emailExample, forgottenPassword, goHome, tryAgain } = texts;
	return { account, fields, refusals, emailInvalid, emailExample, forgottenPassword, goHome, tryAgain, rules: accounts.password };
}

/** The brand's rules for a password, as a text (RULE-08). */
export const requirementOf = ({ rules, fields }: FormTexts): string => requirementText(rules, fields.password);

/** What is wrong in a field: the message of its schema, and the password rule that is broken, if it is about one. */
type FieldIssue = { readonly message: string; readonly expected?: string | null };

/** Readers are not told of it by the rules of RULE-08. */
const tooLong: PasswordRule = 'max-length';

/** The text about a field. All messages without a text are about the password rules (RULE-09). */
export function problemText({ message, expected }: FieldIssue, words: FormTexts): string {
	const { fields, emailInvalid, emailExample } = words;
	if (expected === tooLong) return refusalText({ message: 'Password is too long' }, words);
	switch (message) {
		case 'email-invalid':
			return fill(emailInvalid, { email: emailExample });
		case 'name-too-long':
			return fill(fields[message], { n: longestName });
		case 'required':
		case 'newsletter-missing':
		case 'passwords-differ':
		case 'first-name-invalid':
		case 'last-name-invalid':
		case 'phone-invalid':
		case 'birth-date-invalid':
			return fields[message];
		default:
			return requirementOf(words);
	}
}

/** The text for a reader without scripts who asked for the email again: that it was sent, and when another can be requested. */
export const resentText = (retryAfter: number, { account }: FormTexts): string =>
	`${account.resent} ${fill(account.resendWaits, { time: timeText(retryAfter, account) })}.`;

/** A waiting time for readers: in seconds, from two minutes on in minutes. */
const timeText = (seconds: number, { seconds: inSeconds, minutes }: AccountTexts): string =>
	seconds < 120 ? fill(inSeconds, { n: seconds }) : fill(minutes, { n: Math.ceil(seconds / 60) });

/**
 * The text about a refusal: the reasons of a weak password, else the brand's text for its message (ERR-01 to ERR-11), else the message
 * (ERR-12).
 */
export function refusalText(
	refusal: { readonly message: string; readonly reasons?: readonly string[] | undefined },
	words: FormTexts,
): string {
	const weak = new Map(Object.entries(words.fields.weakPassword));
	const reasons = (refusal.reasons ?? []).flatMap((reason) => weak.get(reason) ?? []);
	if (reasons.length > 0) return reasons.join(' ');
	const wait = /^Too many attempts; try again in (\d+) s$/.exec(refusal.message)?.[1];
	if (wait !== undefined) return fill(words.account.tooMany, { time: timeText(Number(wait), words.account) });
	return Object.hasOwn(words.refusals, refusal.message) ? (words.refusals[refusal.message] ?? '') : refusal.message;
}
