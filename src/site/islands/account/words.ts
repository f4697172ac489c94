import type { Brand, PasswordRules, Texts } from '#brands';
import { requirementText } from '#identity/contract';

/** The words and rules of a brand that its forms need; they travel to the browser with the form. */
export type FormWords = Pick<
	Texts,
	'account' | 'fields' | 'refusals' | 'emailInvalid' | 'emailExample' | 'forgottenPassword' | 'goHome'
> & {
	readonly rules: PasswordRules;
};

export function wordsOf({ texts, accounts }: Brand): FormWords {
	const { account, fields, refusals, emailInvalid, emailExample, forgottenPassword, goHome } = texts;
	return { account, fields, refusals, emailInvalid, emailExample, forgottenPassword, goHome, rules: accounts.password };
}

/** What the rules of the brand ask of a password (RULE-08). */
export const requirementOf = ({ rules, fields }: FormWords): string => requirementText(rules, fields.password);
