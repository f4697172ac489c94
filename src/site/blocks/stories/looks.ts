import { Carousel } from './carousel.tsx';
import { Grid } from './grid.tsx';
import { Lead } from './lead.tsx';
import { Headlines, List, Numbered } from './lists.tsx';
import { Mosaic } from './mosaic.tsx';
import { Pair } from './pair.tsx';
import { Posters } from './posters.tsx';
import { Stack } from './stack.tsx';

/** The component of each look that a list of stories can have. */
export const looks = {
	grid: Grid,
	stack: Stack,
	list: List,
	headlines: Headlines,
	numbered: Numbered,
	carousel: Carousel,
	lead: Lead,
	mosaic: Mosaic,
	pair: Pair,
	posters: Posters,
} as const;
