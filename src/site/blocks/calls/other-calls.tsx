import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { CallCard } from './call-card.tsx';
import styles from './calls.module.css';

/** The other calls that are open or open soon, beside the page of one. */
export const otherCalls = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'call' ? subject : undefined),
	view: ({ data: { call, others }, context: { brand, now } }) => (
		<section className={styles.others} aria-labelledby="other-calls">
			{call === undefined && <p className={styles.empty}>{brand.texts.calls.candidates.empty}</p>}
			<Heading title={brand.texts.calls.others} brand={brand} id="other-calls" small={call !== undefined} />
			{others.length === 0 ? (
				<p>{brand.texts.calls.empty}</p>
			) : (
				<ul className={styles.list}>
					{others.map((other) => (
						<li key={other.slug}>
							<CallCard call={other} brand={brand} now={now} isSmall={call !== undefined} />
						</li>
					))}
				</ul>
			)}
			<ButtonLink href="/convocatorias/" quiet>
				{brand.texts.calls.all}
			</ButtonLink>
		</section>
	),
});
