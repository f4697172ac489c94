import type { ReactNode } from 'react';
import base from './base.module.css';

/** The frame of a page that stands in frames on other sites: its blocks alone. */
export const EmbedFrame = ({ views }: { readonly views: readonly ReactNode[] }) => (
	<div className={base.root}>
		<main>
			{views.map((view, index) => (
				<div key={index}>{view}</div>
			))}
		</main>
	</div>
);
