import type { Brand } from '#brands';
import type { Log } from '#platform/log';
import { passwordProblems, type WeakReason } from '../../contract/password-rules.ts';
import { refuse } from '../../refuse.ts';
import type { IsBreached } from './breach-list.ts';
import { commonPasswordList } from './common-passwords.ts';
import { foldText, isCommon, isMadeOf, isRepetitive } from './guessable.ts';
import { ownWords, type PersonalWords } from './own-words.ts';

/**
 * Refuses a password that the brand's rules do not take, that others would guess, or that is known from breaches (A07). The refusal
 * carries its `reasons`, see `PasswordReason`. The time it takes is bounded by the longest password (A08).
 */
export type RefuseWeakPassword = (at: { readonly brand: Brand }, password: string, about: PersonalWords) => Promise<void>;

export type RefuseWeakPasswordOptions = {
	/** Undefined asks no list. */
	readonly isBreached?: IsBreached | undefined;
	readonly log: Log;
};

export function createRefuseWeakPassword({ isBreached, log }: RefuseWeakPasswordOptions): RefuseWeakPassword {
	const common = commonPasswordList();
	/** A list that does not answer keeps nobody out. */
	const isKnownBreached = async (password: string): Promise<boolean> =>
		(await isBreached?.(password).catch((error: unknown) => {
			log.warn({ error }, 'the list of breached passwords was not asked');
			return false;
		})) ?? false;
	return async ({ brand }, password, about) => {
		refuseUnruly(brand, password);
		const reasons = weakReasons(password, { brandWords: brand.accounts.ownWords, ownWords: ownWords(about) });
		if (isCommon(password, await common())) reasons.unshift('common');
		if (reasons.length === 0 && (await isKnownBreached(password))) reasons.push('breached');
		if (reasons.length > 0) refuse('password-weak', { reasons });
	};
}

function refuseUnruly(brand: Brand, password: string): void {
	if (password.length > brand.accounts.password.maxLength * charactersOfOne) refuse('password-too-long');
	const reasons = passwordProblems(password, brand.accounts.password).map(({ rule }) => rule);
	if (reasons.includes('max-length')) refuse('password-too-long');
	if (reasons.length > 0) refuse('password-weak', { reasons });
}

/** UTF-16 units that one composed character may be written with; what is longer than that is not even counted. */
const charactersOfOne = 18;

type Words = { readonly brandWords: readonly string[]; readonly ownWords: readonly string[] };

function weakReasons(password: string, words: Words): WeakReason[] {
	const brandWords = words.brandWords.map(foldText);
	if (isRepetitive(password)) return ['repetitive'];
	if (isMadeOf(password, brandWords)) return ['brand-words'];
	return isMadeOf(password, [...brandWords, ...words.ownWords]) ? ['own-words'] : [];
}
