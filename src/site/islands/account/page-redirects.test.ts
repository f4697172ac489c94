import { describe, expect, it } from 'vitest';
import { modifyPasswordRedirect, validateRedirect } from './page-redirects.ts';

const link = { nonce: 'n', uuid: 'u' };
const noLink = { nonce: undefined, uuid: undefined };

describe('the page of a new password', () => {
	it.each(['in', 'out', 'unknown'] as const)('PWD-08 stays for an admin without the link: %s', (state) => {
		for (const query of [noLink, link, { ...link, uuid: undefined }]) {
			expect(modifyPasswordRedirect({ link: query, isStaffBrowser: true }, state)).toBeUndefined();
		}
	});

	it('PWD-06 sends a reader with a session to perfil', () => {
		expect(modifyPasswordRedirect({ link, isStaffBrowser: false }, 'in')).toBe('perfil');
	});

	it('PWD-07 sends a reader without a session to ingresar when nonce or uuid is missing', () => {
		for (const query of [noLink, { ...link, nonce: undefined }, { ...link, uuid: undefined }]) {
			expect(modifyPasswordRedirect({ link: query, isStaffBrowser: false }, 'out')).toBe('ingresar');
			expect(modifyPasswordRedirect({ link: query, isStaffBrowser: false }, 'unknown')).toBeUndefined();
		}
		expect(modifyPasswordRedirect({ link, isStaffBrowser: false }, 'out')).toBeUndefined();
	});
});

describe('the page after a sign-up', () => {
	it('VAL-08 redirects to ingresar without a uuid, an email to verify and the mark of staff', () => {
		expect(validateRedirect({ link: noLink, isStaffBrowser: false }, undefined)).toBe('ingresar');
	});

	it('VAL-08 stays with one of the three', () => {
		expect(validateRedirect({ link: { ...noLink, uuid: 'u' }, isStaffBrowser: false }, undefined)).toBeUndefined();
		expect(validateRedirect({ link: noLink, isStaffBrowser: false }, 'ana@mail.com')).toBeUndefined();
		expect(validateRedirect({ link: noLink, isStaffBrowser: true }, undefined)).toBeUndefined();
	});
});
