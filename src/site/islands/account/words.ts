import { type Brand, fill, type PasswordRules, type Texts } from '#brands';
import { requirementText } from '#identity/contract';

/** The words and rules of a brand that its forms need; they travel to the browser with the form. */
export type FormWords = Pick<
	Texts,
	'account' | 'fields' | 'refusals' | 'emailInvalid' | 'emailExample' | 'forgottenPassword' | 'goHome' | 'tryAgain'
> & {
	readonly rules: PasswordRules;
};

export function wordsOf({ texts, accounts }: Brand): FormWords {
	const { account, fields, refusals, emailInvalid, emailExample, forgottenPassword, goHome, tryAgain } = texts;
	return { account, fields, refusals, emailInvalid, emailExample, forgottenPassword, goHome, tryAgain, rules: accounts.password };
}

/** What the rules of the brand ask of a password (RULE-08). */
export const requirementOf = ({ rules, fields }: FormWords): string => requirementText(rules, fields.password);

/** What a reader is told of a field, by the name that its schema gives to what is wrong. Rules of passwords have English names (RULE-09). */
export function problemText(issue: string, words: FormWords): string {
	const { fields, emailInvalid, emailExample } = words;
	switch (issue) {
		case 'email-invalid':
			return fill(emailInvalid, { email: emailExample });
		case 'required':
		case 'passwords-differ':
		case 'first-name-invalid':
		case 'last-name-invalid':
		case 'phone-invalid':
		case 'birth-date-invalid':
			return fields[issue];
		default:
			return requirementOf(words);
	}
}

/** What a reader is told of a refusal: the brand's text for its message, the reason of a weak password, or the message as it came (ERR-12). */
export function refusalText(
	refusal: { readonly message: string; readonly reasons?: readonly string[] | undefined },
	words: FormWords,
): string {
	const weak = new Map(Object.entries(words.fields.weakPassword));
	const reasons = (refusal.reasons ?? []).flatMap((reason) => weak.get(reason) ?? []);
	if (reasons.length > 0) return reasons.join(' ');
	return Object.hasOwn(words.refusals, refusal.message) ? (words.refusals[refusal.message] ?? '') : refusal.message;
}
