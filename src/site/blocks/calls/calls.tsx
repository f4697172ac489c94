import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import { type CallState, callsByState, type OpenCall } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { CallCard } from './call-card.tsx';
import styles from './calls.module.css';

const states: readonly CallState[] = ['open', 'soon', 'closed'];

/** The calls for participants: those that are open, those that open soon, and those that closed recently (ROUTE-14). */
export const calls = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'calls' ? subject.calls : undefined),
	view: ({ data, context: { brand, now } }) => {
		const { title, subtitle, empty } = brand.texts.calls;
		const byState = callsByState(data, now);
		return (
			<div className={styles.calls}>
				<PageHead name={title} brand={brand} text={fill(subtitle, { brand: brand.name })} />
				{byState.open.length === 0 && <p className={styles.empty}>{empty}</p>}
				{states.map((state) => (
					<Group key={state} state={state} calls={byState[state]} brand={brand} now={now} />
				))}
			</div>
		);
	},
});

type GroupProps = { readonly state: CallState; readonly calls: readonly OpenCall[]; readonly brand: Brand; readonly now: Date };

function Group({ state, calls: group, brand, now }: GroupProps) {
	if (group.length === 0) return null;
	return (
		<section className={styles.group} aria-labelledby={`calls-${state}`}>
			<Heading title={brand.texts.calls.states[state]} brand={brand} id={`calls-${state}`} />
			<ul className={styles.list}>
				{group.map((call, at) => (
					<li key={call.slug}>
						<CallCard call={call} brand={brand} now={now} isFirst={state === 'open' && at === 0} />
					</li>
				))}
			</ul>
		</section>
	);
}
