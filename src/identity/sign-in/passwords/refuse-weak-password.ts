import type { Brand } from '#brands';
import type { Log } from '#platform/log';
import { passwordProblems, type WeakReason } from '../../contract/password-rules.ts';
import { refuse } from '../../refuse.ts';
import type { IsBreached } from './breach-list.ts';
import { commonPasswordList } from './common-passwords.ts';
import { foldText, isCommon, isMadeOf, isRepetitive } from './guessable-password.ts';
import { type ReaderNames, readerWords } from './reader-words.ts';

/**
 * Refuses a password that breaks the brand's rules, is easy to guess, or is known from breaches (A07): `password-too-long`, or
 * `password-weak` with `reasons`, see `PasswordReason`. The maximum length limits how long the check takes (A08).
 */
export type RefuseWeakPassword = (at: { readonly brand: Brand }, password: string, reader: ReaderNames) => Promise<void>;

/** The dependencies of the check. */
export type RefuseWeakPasswordOptions = {
	/** Default: the check asks no list. */
	readonly isBreached?: IsBreached | undefined;
	readonly log: Log;
};

/** Makes the check. It loads the common passwords on first use. */
export function createRefuseWeakPassword({ isBreached, log }: RefuseWeakPasswordOptions): RefuseWeakPassword {
	const common = commonPasswordList();
	/** When the list does not answer, the password counts as not breached. */
	const isKnownBreached = async (password: string): Promise<boolean> =>
		(await isBreached?.(password).catch((error: unknown) => {
			log.warn({ error }, 'the list of breached passwords did not answer; a password was accepted without it');
			return false;
		})) ?? false;
	return async ({ brand }, password, reader) => {
		refuseAgainstRules(brand, password);
		const reasons = guessReasons(password, { brandWords: brand.accounts.ownWords, readerWords: readerWords(reader) });
		if (isCommon(password, await common())) reasons.unshift('common');
		if (reasons.length === 0 && (await isKnownBreached(password))) reasons.push('breached');
		if (reasons.length > 0) refuse('password-weak', { reasons });
	};
}

function refuseAgainstRules(brand: Brand, password: string): void {
	if (password.length > brand.accounts.password.maxLength * maxUnits) refuse('password-too-long');
	const reasons = passwordProblems(password, brand.accounts.password).map(({ rule }) => rule);
	if (reasons.includes('max-length')) refuse('password-too-long');
	if (reasons.length > 0) refuse('password-weak', { reasons });
}

/** UTF-16 units that one composed character may be written with. A password that is longer than this allows is not even normalised. */
const maxUnits = 18;

type KnownWords = { readonly brandWords: readonly string[]; readonly readerWords: readonly string[] };

function guessReasons(password: string, words: KnownWords): WeakReason[] {
	const brandWords = words.brandWords.map(foldText);
	if (isRepetitive(password)) return ['repetitive'];
	if (isMadeOf(password, brandWords)) return ['brand-words'];
	return isMadeOf(password, [...brandWords, ...words.readerWords]) ? ['own-words'] : [];
}
