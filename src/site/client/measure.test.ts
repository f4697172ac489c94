import { describe, expect, it } from 'vitest';
import { collectorPath } from '#analytics/contract';
import { collector, trackEvent } from './measure.ts';
import { trackEvent as islandEvent } from './track.ts';

describe('the script that every page carries', () => {
	it('listens to the events of islands, and sends them to the collector', () => {
		expect([trackEvent, collector]).toEqual([islandEvent, collectorPath]);
	});
});
