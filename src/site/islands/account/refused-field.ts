import type { RefusalCode } from '#identity/contract';

const aboutPasswords: readonly (RefusalCode<'password-weak'> | RefusalCode<'password-too-long'>)[] = ['300036', 'password-too-long'];

/** The field of a form that a refusal is about; undefined for a refusal of the form as a whole (ERR-13). */
export function refusedField(code: unknown, fields: Readonly<Record<string, string>>): string | undefined {
	if (!aboutPasswords.some((one) => one === code)) return undefined;
	return ['newPassword', 'password'].find((name) => Object.hasOwn(fields, name));
}
