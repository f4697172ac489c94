import type { CounterStore } from '../limits/counter-store.ts';
import type { Step, Tracing } from './tracing.ts';

/** Traces calls to the counters in Redis: each is a step of its request. The span has no keys: they are made of what a person typed. */
export function traceCounters(store: CounterStore, tracing: Pick<Tracing, 'step'>): CounterStore {
	return {
		take: (steps) => tracing.step(stepOf('take'), () => store.take(steps)),
		settle: (settlement) => tracing.step(stepOf('settle'), () => store.settle(settlement)),
		read: (key) => tracing.step(stepOf('read'), () => store.read(key)),
	};
}

const stepOf = (operation: string) => (): Step => ({
	name: `${operation} counters`,
	kind: 'client',
	attributes: { 'db.system.name': 'redis', 'db.operation.name': operation },
});
