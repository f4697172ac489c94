import type { FormHandler } from '../form-handler.ts';
import { done } from '../form-response.ts';
import { isRefused } from '../is-refused.ts';

/** The page that the link of a confirmation opens. */
export const confirmApplicationPath = '/convocatorias/postulacion/';

/** The page that the link to withdraw opens. */
export const withdrawalPath = '/convocatorias/retirar/';

/** If the link does not work, the page says so. */
const confirm: FormHandler = async (form) => {
	await isRefused(form.call('confirmApplication', { params: { nonce: form.query.get('nonce') ?? '' } }), 'nonce-spent');
	return done('');
};

const withdraw: FormHandler = async (form) => {
	await isRefused(form.call('withdrawApplication', { body: { token: form.query.get('token') ?? '' } }), 'withdrawal-link-damaged');
	return done('');
};

/** The handlers of the forms on the pages that the links of open calls' emails open. */
export const applicationLinkHandlers: Readonly<Record<string, Readonly<Record<string, FormHandler>>>> = {
	[confirmApplicationPath]: { 'confirm-application': confirm },
	[withdrawalPath]: { 'withdraw-application': withdraw },
};
