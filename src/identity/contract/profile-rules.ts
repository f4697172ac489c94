import * as v from 'valibot';
import { isBirthDate } from './birth-date.ts';
import type { IdentityRefusal } from './refusals.ts';

/** A letter, then letters, accents and spaces; at least two characters. No digits, no special characters, no apostrophes (RULE-14). */
const name = /^\p{L}[\p{L}\p{M} ]+$/u;
/** The same, with apostrophes, full stops and hyphens. */
const nameOfOtherSystem = /^\p{L}[\p{L}\p{M} '’.-]+$/u;
/** Longest name, in UTF-16 units. */
export const longestName = 100;
/** ASCII digits. The longest number of E.164 has 15; more leave room for a prefix. */
const phone = /^[0-9]{1,20}$/;

/** Whether a text is a valid name (RULE-14). */
export const isName = (text: string): boolean => name.test(text.trim().normalize('NFC'));
/** Whether a name from another system is valid here: it may also have apostrophes, full stops and hyphens. */
export const isNameOfOtherSystem = (text: string): boolean => nameOfOtherSystem.test(text.trim().normalize('NFC'));
/** Whether a text is a valid telephone number (RULE-15). */
export const isPhone = (text: string): boolean => phone.test(text);

/** Form fields; empty is valid (RULE-14, RULE-15). */
export const firstNameField = nameField('first-name-invalid');
export const lastNameField = nameField('last-name-invalid');
export const phoneField = v.pipe(v.string(), v.trim(), v.check(emptyOr(isPhone), 'phone-invalid'));

function nameField(message: string) {
	return v.pipe(v.string(), v.trim(), v.check(emptyOr(isName), message), v.maxLength(longestName, 'name-too-long'));
}

function emptyOr(isValid: (text: string) => boolean): (text: string) => boolean {
	return (text) => text === '' || isValid(text);
}

type Text = string | null | undefined;

/** The members of a profile that rules apply to. */
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
 * The refusal for an invalid profile; undefined for a valid one. Empty and missing members are valid. `today` is the day in the brand's time
 * zone, see `dateIn`. When only a part of a birth date changes, pass the other parts too.
 */
export function profileProblem(profile: RuledProfile, today: string, isValidName = isName): IdentityRefusal | undefined {
	const { firstName, lastName, secondLastName, displayName, contacts } = profile;
	const isFirstWrong = isWrong(firstName, isValidName) || isWrong(displayName, isOneLine);
	const isLastWrong = isWrong(lastName, isValidName) || isWrong(secondLastName, isValidName);
	if (isFirstWrong && isLastWrong) return 'names-invalid';
	if (isFirstWrong) return 'first-name-invalid';
	if (isLastWrong) return 'last-name-invalid';
	if (contacts?.some((contact) => !isPhone(contact.phone))) return 'phone-invalid';
	return isBirthWrong(profile, today) ? 'birth-date-invalid' : undefined;
}

const isWrong = (text: Text, isValid: (text: string) => boolean): boolean => (text?.trim() ? !isValid(text) : false);

/** A display name may be any text without invisible characters, line breaks and angle brackets. */
const isOneLine = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}<>]/u.test(text);

/** Some brands ask for the year only, so a missing part gets a value that is valid with all others. */
function isBirthWrong({ birthDay, birthMonth, birthYear }: RuledProfile, today: string): boolean {
	return !isBirthDate({ birthDay: birthDay || '1', birthMonth: birthMonth || '1', birthYear: birthYear || '1904' }, today);
}
