import type * as v from 'valibot';
import { accountExists } from './account-exists/account-exists.ts';
import { deletionRequest } from './deletion-request/deletion-request.ts';
import { emailChange } from './email-change/email-change.ts';
import { emailChangeNotice } from './email-change-notice/email-change-notice.ts';
import { identityAdded } from './identity-added/identity-added.ts';
import type { Letter } from './letter.ts';
import { newDevice } from './new-device/new-device.ts';
import { oneTimeLink } from './one-time-link/one-time-link.ts';
import { passwordChanged } from './password-changed/password-changed.ts';
import { reportReady } from './report-ready/report-ready.ts';
import { reset } from './reset/reset.ts';
import { verify } from './verify/verify.ts';

/** Every mail that readers get, by its name. */
export const letters = {
	verify,
	reset,
	'one-time-link': oneTimeLink,
	'password-changed': passwordChanged,
	'email-change': emailChange,
	'email-change-notice': emailChangeNotice,
	'identity-added': identityAdded,
	'deletion-request': deletionRequest,
	'report-ready': reportReady,
	'new-device': newDevice,
	'account-exists': accountExists,
};

export type LetterName = keyof typeof letters;

/** What a letter needs to be written. */
export type LetterData<Name extends LetterName> = v.InferInput<(typeof letters)[Name]['data']>;

/** The letter of a name that comes from the database. */
export const letterOf = (name: string): Letter | undefined => new Map<string, Letter>(Object.entries(letters)).get(name);
