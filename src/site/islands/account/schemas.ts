// What each form of the account pages must hold.
import * as v from 'valibot';
import type { PasswordRules } from '#brands';
import {
	birthDateField,
	emailField,
	firstNameField,
	lastNameField,
	newPasswordFields,
	passwordField,
	phoneField,
} from '#identity/contract';
import type { FormState } from './form-state.ts';
import { type FormTexts, problemText } from './form-texts.ts';

const requiredName = (schema: typeof firstNameField | typeof lastNameField) => v.pipe(v.string(), v.trim(), v.nonEmpty('required'), schema);

/** The fields of each form, for the browser and the server. */
export const formSchemas = {
	'sign-in': (rules: PasswordRules) => v.object({ email: emailField, password: passwordField(rules) }),
	'sign-up': (rules: PasswordRules) =>
		v.object({
			name: requiredName(firstNameField),
			lastname: requiredName(lastNameField),
			email: emailField,
			password: passwordField(rules),
		}),
	recover: () => v.object({ email: emailField }),
	link: () => v.object({ linkEmail: emailField }),
	resend: () => v.object({ email: emailField }),
	modify: (rules: PasswordRules) => newPasswordFields(rules),
	profile: (_rules: PasswordRules, today: string) =>
		v.object({ firstName: firstNameField, lastName: lastNameField, birthDate: birthDateField(today), phone: phoneField }),
	again: () => v.object({ password: v.pipe(v.string(), v.nonEmpty('required')) }),
	'change-email': () => v.object({ email: emailField }),
	'change-password': (rules: PasswordRules) => v.object({ oldPassword: passwordField(rules), newPassword: passwordField(rules) }),
	'reset-password': (rules: PasswordRules) => v.object({ newPassword: passwordField(rules) }),
};

/** The values of a valid form. */
export type FormValues<Name extends keyof typeof formSchemas> = v.InferOutput<ReturnType<(typeof formSchemas)[Name]>>;

/** The schema of a form that is only a button. */
export const noFields = v.object({});

type Checked<Values> =
	| { readonly kind: 'valid'; readonly values: Values }
	| { readonly kind: 'invalid'; readonly problems: FormState['problems'] };

/** Checks the fields of a form; a field has its first problem. */
export function checkForm<Schema extends v.GenericSchema>(
	schema: Schema,
	fields: unknown,
	words: FormTexts,
): Checked<v.InferOutput<Schema>> {
	const read = v.safeParse(schema, fields);
	if (read.success) return { kind: 'valid', values: read.output };
	const problems: Record<string, string> = {};
	for (const issue of read.issues) problems[v.getDotPath(issue) ?? ''] ??= problemText(issue, words);
	return { kind: 'invalid', problems };
}
