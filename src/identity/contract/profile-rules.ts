import * as v from 'valibot';
import { isBirthDate } from './birth-date.ts';
import type { IdentityRefusal } from './refusals.ts';

/** Letters of any script, and between them what names are written with; two characters or more (RULE-14). */
const name = /^\p{L}[\p{L}\p{M} '’.-]+$/u;
/** Digits as telephones have them. The longest number of E.164 has 15; some write what is dialled before it. */
const phone = /^[0-9]{1,20}$/;

export const isName = (text: string): boolean => name.test(text.trim().normalize('NFC'));
export const isPhone = (text: string): boolean => phone.test(text);

/** Fields that may stay empty (RULE-14, RULE-15). */
export const firstNameField = v.pipe(v.string(), v.trim(), v.check(emptyOr(isName), 'first-name-invalid'));
export const lastNameField = v.pipe(v.string(), v.trim(), v.check(emptyOr(isName), 'last-name-invalid'));
export const phoneField = v.pipe(v.string(), v.trim(), v.check(emptyOr(isPhone), 'phone-invalid'));

function emptyOr(isRight: (text: string) => boolean): (text: string) => boolean {
	return (text) => text === '' || isRight(text);
}

type Text = string | null | undefined;

/** The members of a profile that have rules; others do not matter here. */
export type RuledProfile = {
	readonly firstName?: Text;
	readonly lastName?: Text;
	readonly secondLastName?: Text;
	readonly displayName?: Text;
	readonly birthDay?: Text;
	readonly birthMonth?: Text;
	readonly birthYear?: Text;
	readonly contacts?: readonly { readonly phone: string }[] | null | undefined;
};

/**
 * The refusal that a profile calls for; members that are empty or not there are not judged. `today` is the day in the brand's zone,
 * see `dayIn`. Whoever changes a part of a birth date should judge it with the parts that stay.
 */
export function profileProblem(profile: RuledProfile, today: string): IdentityRefusal | undefined {
	const { firstName, lastName, secondLastName, displayName, contacts } = profile;
	const isFirstWrong = isWrong(firstName, isName) || isWrong(displayName, isOneLine);
	const isLastWrong = isWrong(lastName, isName) || isWrong(secondLastName, isName);
	if (isFirstWrong && isLastWrong) return 'names-invalid';
	if (isFirstWrong) return 'first-name-invalid';
	if (isLastWrong) return 'last-name-invalid';
	if (contacts?.some((contact) => !isPhone(contact.phone))) return 'phone-invalid';
	return isBirthWrong(profile, today) ? 'birth-date-invalid' : undefined;
}

const isWrong = (text: Text, isRight: (text: string) => boolean): boolean => Boolean(text?.trim()) && !isRight(text ?? '');

/** A display name may be any, but no more than a name: nothing invisible, and nothing of a markup. */
const isOneLine = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}<>]/u.test(text);

/** Some brands ask for the year alone: a part that is missing is one that goes with every other. */
function isBirthWrong({ birthDay, birthMonth, birthYear }: RuledProfile, today: string): boolean {
	return !isBirthDate({ birthDay: birthDay || '1', birthMonth: birthMonth || '1', birthYear: birthYear || '1904' }, today);
}
