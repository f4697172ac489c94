import type * as v from 'valibot';
import { checkForm } from '../islands/account/schemas.ts';
import type { AccountRequest } from './account-request.ts';
import { type FormResponse, invalid } from './form-response.ts';

/** Handles one posted form. May throw a refusal of the service. */
export type FormHandler = (form: AccountRequest) => Promise<FormResponse>;

/** A handler that gets the checked fields of its form; when a field does not fit the schema, the page shows what is wrong with it. */
export async function withFields<Schema extends v.GenericSchema>(
	form: AccountRequest,
	schema: Schema,
	handle: (values: v.InferOutput<Schema>) => Promise<FormResponse>,
): Promise<FormResponse> {
	const checked = checkForm(schema, form.fields, form.words);
	return checked.kind === 'valid' ? handle(checked.values) : invalid(form, checked.problems);
}
