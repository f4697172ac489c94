import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { fieldsOf, kindOf } from './schema-fields.ts';

const text: JsonSchema = { type: 'string' };
const phone: JsonSchema = { type: 'object', properties: { phone: text, kind: text }, required: ['phone'] };
const profile: JsonSchema = {
	type: 'object',
	properties: { email: text, contacts: { anyOf: [{ type: 'array', items: phone }, { type: 'null' }] }, hidden: true },
	required: ['contacts'],
};

describe('the fields that the API docs list', () => {
	it('are those of an object and of all that is in it, by their paths', () => {
		expect(fieldsOf(profile)).toEqual([
			{ name: 'email', isRequired: false, is: 'string' },
			{ name: 'contacts', isRequired: true, is: 'list, or null' },
			{ name: 'contacts[].phone', isRequired: true, is: 'string' },
			{ name: 'contacts[].kind', isRequired: false, is: 'string' },
		]);
		expect(fieldsOf({ type: 'array', items: phone }).map(({ name }) => name)).toEqual(['[].phone', '[].kind']);
		expect(fieldsOf({ type: 'array', items: true })).toEqual([]);
		expect(fieldsOf({ type: 'object', properties: { a: phone } }).map(({ name }) => name)).toEqual(['a', 'a.phone', 'a.kind']);
	});

	it('may be of several kinds', () => {
		expect(kindOf({ oneOf: [text, { type: 'number' }, true] })).toBe('string, or number');
		expect(kindOf({ anyOf: [{ const: true }, { enum: ['a', 2] }] })).toBe('true, or "a" | 2');
		expect(kindOf({ const: null })).toBe('null');
		expect(kindOf({})).toBe('anything');
	});

	it('say of what a list is, but for objects, whose members have lines of their own', () => {
		expect(kindOf({ type: 'array', items: text })).toBe('list of string');
		expect(kindOf({ type: 'array', items: phone })).toBe('list');
		expect(kindOf({ type: 'array' })).toBe('list');
		expect(kindOf({ type: 'array', items: { type: 'array', items: text }, maxItems: 3 })).toBe('list of list of string, at most 3');
	});

	it('say their limits', () => {
		expect(kindOf({ ...text, maxLength: 5, pattern: '^a+$' })).toBe('string, /^a+$/, at most 5 characters');
		expect(kindOf({ ...text, format: 'email', contentMediaType: 'image/jpeg' })).toBe('string, email, image/jpeg');
	});
});
