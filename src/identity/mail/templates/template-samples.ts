import { accountExistsSamples } from './account-exists/account-exists.samples.ts';
import { applicationReceivedSamples } from './application-received/application-received.samples.ts';
import { confirmApplicationSamples } from './confirm-application/confirm-application.samples.ts';
import { confirmSubscriptionSamples } from './confirm-subscription/confirm-subscription.samples.ts';
import { deletionRequestSamples } from './deletion-request/deletion-request.samples.ts';
import { emailChangeSamples } from './email-change/email-change.samples.ts';
import { emailChangeNoticeSamples } from './email-change-notice/email-change-notice.samples.ts';
import { identityAddedSamples } from './identity-added/identity-added.samples.ts';
import { newDeviceSamples } from './new-device/new-device.samples.ts';
import { oneTimeLinkSamples } from './one-time-link/one-time-link.samples.ts';
import { passwordChangedSamples } from './password-changed/password-changed.samples.ts';
import { reportReadySamples } from './report-ready/report-ready.samples.ts';
import { resetSamples } from './reset/reset.samples.ts';
import type { TemplateData, TemplateName } from './templates.ts';
import { verifySamples } from './verify/verify.samples.ts';

/** Example data of each template, by the state that it shows. A template without samples does not compile. */
export const templateSamples: { readonly [Name in TemplateName]: Readonly<Record<string, TemplateData<Name>>> } = {
	verify: verifySamples,
	reset: resetSamples,
	'one-time-link': oneTimeLinkSamples,
	'password-changed': passwordChangedSamples,
	'email-change': emailChangeSamples,
	'email-change-notice': emailChangeNoticeSamples,
	'identity-added': identityAddedSamples,
	'deletion-request': deletionRequestSamples,
	'report-ready': reportReadySamples,
	'new-device': newDeviceSamples,
	'account-exists': accountExistsSamples,
	'confirm-subscription': confirmSubscriptionSamples,
	'confirm-application': confirmApplicationSamples,
	'application-received': applicationReceivedSamples,
};
