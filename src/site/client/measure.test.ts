import { describe, expect, it } from 'vitest';
import { collectorPath } from '#analytics/contract';
import { collector, handedOver } from './measure.ts';
import { handingOver } from './track.ts';

describe('the script that every page carries', () => {
	it('measures what islands hand over, and tells the collector', () => {
		expect([handedOver, collector]).toEqual([handingOver, collectorPath]);
	});
});
