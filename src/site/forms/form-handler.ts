import type * as v from 'valibot';
import { checkForm } from '../islands/account/schemas.ts';
import type { AccountRequest } from './account-request.ts';
import { invalid, type Outcome } from './outcome.ts';

/** Handles one posted form. May throw a refusal of the service. */
export type FormHandler = (form: AccountRequest) => Promise<Outcome>;

/** A handler that gets the checked fields of its form; when a field does not fit the schema, the page shows what is wrong with it. */
export async function withFields<Schema extends v.GenericSchema>(
	form: AccountRequest,
	schema: Schema,
	handle: (values: v.InferOutput<Schema>) => Promise<Outcome>,
): Promise<Outcome> {
	const checked = checkForm(schema, form.fields, form.words);
	return checked.kind === 'valid' ? handle(checked.values) : invalid(form, checked.problems);
}
