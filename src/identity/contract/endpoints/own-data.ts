// The endpoints for a reader's own data: segment, settings, reports, deletion.
import * as v from 'valibot';
import { type Endpoint, v1, v2 } from '../endpoint.ts';
import * as shape from '../shapes.ts';

export const segments = {
	method: 'GET',
	path: `${v2}/identity/segmentation`,
	does: 'Gives the segment that the publisher put the reader in (API-18, ENT-08); an empty object without one.',
	auth: 'reader',
	takes: v.object({}),
	gives: v.object({ id: v.optional(v.number()), segment: v.optional(v.string()) }),
	refuses: [],
} as const satisfies Endpoint;

export const settings = {
	method: 'GET',
	path: `${v1}/user/settings`,
	does: 'Gives the reader’s settings for other services (API-30, ENT-07): the single sign-on of Disqus.',
	auth: 'reader',
	takes: v.object({}),
	gives: v.object({ disqus: v.optional(v.object({ ssoKey: v.string() })) }),
	refuses: [],
} as const satisfies Endpoint;

export const reports = {
	method: 'GET',
	path: `${v1}/gdpr`,
	does: 'Lists the reports that the reader asked for, which are copies of their data (API-31).',
	auth: 'reader',
	takes: v.object({}),
	gives: v.array(shape.reportInList),
	refuses: [],
} as const satisfies Endpoint;

export const requestReport = {
	method: 'POST',
	path: `${v1}/gdpr`,
	does: 'Requests a report, a copy of all data about the reader; an email tells when it is ready.',
	auth: 'fresh',
	takes: v.object({}),
	gives: shape.reportInList,
	refuses: ['sign-in-again'],
} as const satisfies Endpoint;

export const report = {
	method: 'GET',
	path: `${v1}/gdpr/:id`,
	does: 'Gives a report (API-32), for seven days after it was made.',
	auth: 'fresh',
	takes: v.object({ params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) }) }),
	gives: shape.report,
	refuses: ['report-not-found', 'sign-in-again'],
} as const satisfies Endpoint;

export const requestDeletion = {
	method: 'DELETE',
	path: `${v1}/user/anonymize`,
	does: 'Requests the deletion of the account (API-27); an email brings a link to confirm or decline it within a day.',
	auth: 'fresh',
	takes: v.object({}),
	gives: shape.valid,
	refuses: ['sign-in-again', 'email-missing'],
} as const satisfies Endpoint;

export const approveDeletion = {
	method: 'PUT',
	path: `${v1}/user/anonymize/approve/:nonce`,
	does: 'Deletes the account and everything that identifies the reader (API-28). The link is the proof; if there is a session, it must be the reader’s.',
	auth: 'optional',
	takes: v.object({ params: shape.nonceInPath }),
	gives: shape.valid,
	refuses: ['nonce-spent'],
} as const satisfies Endpoint;

export const declineDeletion = {
	method: 'PUT',
	path: `${v1}/user/anonymize/decline/:nonce`,
	does: 'Keeps the account and records the reason (API-29). If the reader did not request the deletion, their other sessions end.',
	auth: 'reader',
	takes: v.object({
		params: shape.nonceInPath,
		body: v.object({
			// The clients of the contract send the last one with a trailing space.
			reason: v.pipe(v.string(), v.trim(), v.picklist(['MISTAKE', 'CHANGED_MIND', 'OTHER', 'DID_NOT_REQUEST_DELETION'])),
		}),
	}),
	gives: shape.valid,
	refuses: ['nonce-spent'],
} as const satisfies Endpoint;
