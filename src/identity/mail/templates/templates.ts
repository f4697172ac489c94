import type * as v from 'valibot';
import { accountExists } from './account-exists/account-exists.ts';
import { applicationReceived } from './application-received/application-received.ts';
import { confirmApplication } from './confirm-application/confirm-application.ts';
import { confirmSubscription } from './confirm-subscription/confirm-subscription.ts';
import { deletionRequest } from './deletion-request/deletion-request.ts';
import { emailChange } from './email-change/email-change.ts';
import { emailChangeNotice } from './email-change-notice/email-change-notice.ts';
import type { EmailTemplate } from './email-template.ts';
import { identityAdded } from './identity-added/identity-added.ts';
import { newDevice } from './new-device/new-device.ts';
import { oneTimeLink } from './one-time-link/one-time-link.ts';
import { passwordChanged } from './password-changed/password-changed.ts';
import { reportReady } from './report-ready/report-ready.ts';
import { resetPasswordTemplate } from './reset/reset.ts';
import { verifyAddressTemplate } from './verify/verify.ts';

/** The templates of all emails to readers, by name. */
export const templates = {
	verify: verifyAddressTemplate,
	reset: resetPasswordTemplate,
	'one-time-link': oneTimeLink,
	'password-changed': passwordChanged,
	'email-change': emailChange,
	'email-change-notice': emailChangeNotice,
	'identity-added': identityAdded,
	'deletion-request': deletionRequest,
	'report-ready': reportReady,
	'new-device': newDevice,
	'account-exists': accountExists,
	'confirm-subscription': confirmSubscription,
	'confirm-application': confirmApplication,
	'application-received': applicationReceived,
};

export type TemplateName = keyof typeof templates;

/** The data that a template needs. */
export type TemplateData<Name extends TemplateName> = v.InferInput<(typeof templates)[Name]['data']>;

/** The template with a name from the database, or undefined. */
export const findTemplate = (name: string): EmailTemplate | undefined =>
	new Map<string, EmailTemplate>(Object.entries(templates)).get(name);
