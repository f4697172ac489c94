import { expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { Unavailable } from '../unavailable.ts';
import { limitOutageWarnings } from './limit-outage-warnings.ts';

it('warns of an outage once a minute for each event, and of everything else each time', () => {
	const log = silentLog();
	let now = 0;
	const quiet = limitOutageWarnings(log, () => now);
	const error = new Unavailable('the database is down');
	for (const at of [0, 500, 1_000, 60_000]) {
		now = at;
		quiet.warn({ error, at }, 'the outbox could not be read');
		quiet.warn({ error: new TypeError('a fault'), at }, 'a fault');
	}
	quiet.warn({ error }, 'a mail could not be sent');
	const told = log.told.map(({ level, event, fields: { at, since } }) => [level, event, at, since]);
	expect(told.filter(([, event]) => event === 'the outbox could not be read')).toEqual([
		['warn', 'the outbox could not be read', 0, undefined],
		['debug', 'the outbox could not be read', 500, undefined],
		['debug', 'the outbox could not be read', 1_000, undefined],
		['warn', 'the outbox could not be read', 60_000, 2],
	]);
	expect(told.filter(([level, event]) => level === 'warn' && event === 'a fault')).toHaveLength(4);
	expect(told.at(-1)?.slice(0, 2)).toEqual(['warn', 'a mail could not be sent']);
});
