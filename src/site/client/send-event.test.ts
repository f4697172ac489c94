import { describe, expect, it } from 'vitest';
import { collectorPath } from '#analytics/contract';
import { islandEvent } from './emit-event.ts';
import { collector, islandEvent as watchedEvent } from './send-event.ts';

describe('the script that every page carries', () => {
	it('listens to the events of islands, and sends them to the collector', () => {
		expect([watchedEvent, collector]).toEqual([islandEvent, collectorPath]);
	});
});
