import * as v from 'valibot';
import { fill, type PasswordRules, type PasswordTexts } from '#brands';

/** A password rule of a brand that a password breaks. */
export type PasswordRule =
	| 'characters'
	| 'min-length'
	| 'max-length'
	| 'lowercase'
	| 'uppercase'
	| 'numbers'
	| 'symbols'
	| 'repeats'
	| 'words';
/** Why a password that follows the rules is refused: it is easy to guess, or known from breaches (A07). */
export type WeakReason = 'common' | 'repetitive' | 'brand-words' | 'own-words' | 'breached';
/** One of the `reasons` in the envelope of the refusal `password-weak`. */
export type PasswordReason = PasswordRule | WeakReason;

/** A broken rule. The message is in English (RULE-09); readers see `requirementText`. */
export type PasswordProblem = { readonly rule: PasswordRule; readonly message: string };

/** The characters that count as symbols (contract 5.4). */
const symbols = new Set('.@$!%*+?&#<=>^:;,-\\/(){}[]|`~_"\'');

/** Defaults of two rules that no brand sets (RULE-10). */
const defaultMaxRepeats = 2;
const defaultMinWords = 2;

/** Every rule that the password breaks. It is counted as it is hashed: in NFKC, by code points (A05). */
export function passwordProblems(password: string, rules: PasswordRules): readonly PasswordProblem[] {
	const characters = [...password.normalize('NFKC')];
	const count = (matches: (character: string) => boolean) => characters.filter(matches).length;
	const broken: readonly (readonly [boolean, PasswordRule, string])[] = [
		[/\p{Surrogate}/u.test(password), 'characters', 'must contain whole characters alone'],
		[characters.length < rules.minLength, 'min-length', `must be at least ${rules.minLength} characters`],
		[characters.length > rules.maxLength, 'max-length', `must be at most ${rules.maxLength} characters`],
		[count(isLowercase) < rules.minLowercase, 'lowercase', `must contain at least ${plural(rules.minLowercase, 'lowercase letter')}`],
		[count(isUppercase) < rules.minUppercase, 'uppercase', `must contain at least ${plural(rules.minUppercase, 'uppercase letter')}`],
		[count(isNumber) < rules.minNumbers, 'numbers', `must contain at least ${plural(rules.minNumbers, 'number')}`],
		[count((each) => symbols.has(each)) < rules.minSymbols, 'symbols', `must contain at least ${plural(rules.minSymbols, 'symbol')}`],
	];
	const problems = broken.flatMap(([isBroken, rule, message]) => (isBroken ? [{ rule, message }] : []));
	if (rules.maxRepeats !== undefined) problems.push(...repeatProblems(password, rules.maxRepeats));
	if (rules.minWords !== undefined) problems.push(...wordProblems(password, rules.minWords));
	return problems;
}

const isLowercase = (character: string): boolean => /\p{Ll}/u.test(character);
const isUppercase = (character: string): boolean => /\p{Lu}/u.test(character);
const isNumber = (character: string): boolean => /\p{Nd}/u.test(character);
const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The problem of a character that occurs more than `max` times in a row. */
export function repeatProblems(password: string, max: number = defaultMaxRepeats): readonly PasswordProblem[] {
	let [run, before] = [0, ''];
	for (const character of password.normalize('NFKC')) {
		run = character === before ? run + 1 : 1;
		before = character;
		if (run > max) return [{ rule: 'repeats', message: `must not contain sequences of more than ${max} repeated characters` }];
	}
	return [];
}

/** The problem of too few words. A word has spaces around it, and at least one letter or digit. */
export function wordProblems(password: string, min: number = defaultMinWords): readonly PasswordProblem[] {
	const words = password.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
	return words.length < min ? [{ rule: 'words', message: `must contain at least ${plural(min, 'word')}` }] : [];
}

/** The rules as readers see them: `Mínimo 8 caracteres, 1 minúscula, 1 número.` (RULE-08). */
export function requirementText(rules: PasswordRules, texts: PasswordTexts): string {
	const counts: readonly (readonly [number, string])[] = [
		[rules.minLength, texts.length],
		[rules.minLowercase, texts.lowercase],
		[rules.minUppercase, texts.uppercase],
		[rules.minNumbers, texts.numbers],
		[rules.minSymbols, texts.symbols],
	];
	const parts = counts.filter(([count]) => count > 0).map(([count, text]) => fill(text, { n: count }));
	return `${parts.join(', ')}.`;
}

/** A required form field for a password (RULE-05, RULE-12). Its issues are the English messages of the rules, and expect the rule. */
export const passwordField = (rules: PasswordRules) =>
	v.pipe(
		v.string(),
		v.nonEmpty('required'),
		v.rawCheck(({ dataset, addIssue }) => {
			if (dataset.typed) for (const { rule, message } of passwordProblems(dataset.value, rules)) addIssue({ expected: rule, message });
		}),
	);

/** The two form fields of a new password, which must be equal (RULE-13). */
export const newPasswordFields = (rules: PasswordRules) =>
	v.pipe(
		v.object({ newPassword: passwordField(rules), newPasswordRepeat: passwordField(rules) }),
		v.forward(
			v.check(({ newPassword, newPasswordRepeat }) => newPassword === newPasswordRepeat, 'passwords-differ'),
			['newPasswordRepeat'],
		),
	);
