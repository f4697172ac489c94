import { describe, expect, it } from 'vitest';
import { queryStep } from './query-step.ts';

describe('the span of a statement', () => {
	it.each([
		['select "id" from "content"."documents" where "brand" = $1', 'SELECT content.documents'],
		['insert into "identity"."sessions" ("id") values ($1)', 'INSERT identity.sessions'],
		['update "content"."documents" set "body" = $1', 'UPDATE content.documents'],
		['with "a" as (delete from "content"."outbox" returning "id") select', 'DELETE content.outbox'],
		['begin', 'BEGIN'],
		['listen "purges"', 'OTHER'],
	])('tells of `%s` its kind and its table', (text, name) => expect(queryStep(text).name).toBe(name));

	it('tells nothing that the statement compares with', () => {
		const told = JSON.stringify(queryStep(`select 1 from "identity"."accounts" where "email" = 'ana@mail.test'`));
		expect(told).not.toContain('ana');
	});
});
