import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { SectionBars } from './section-bars.tsx';
import styles from './statistics.module.css';

/** How much the newsroom published in each main section in four weeks; left out when that is nothing (ROUTE-14). */
export const publishedBySection = defineBlock({
	fields: v.object({}),
	load: async (_, { context }) => {
		const { sections } = await context.contentQueries.publicationCounts();
		return sections.length === 0 ? undefined : sections;
	},
	view: ({ data, context: { brand } }) => {
		const { bySection, bySectionText } = brand.texts.statistics;
		return (
			<section className={styles.figure} aria-labelledby="por-seccion">
				<Heading id="por-seccion" title={bySection} text={bySectionText} brand={brand} small />
				<SectionBars sections={data} brand={brand} />
			</section>
		);
	},
});
