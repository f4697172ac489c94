import base from '../look/base.css?raw';
import masthead from '../look/masthead.css?raw';
import data from './data-desk/data.css?raw';
import pages from './pages.css?raw';

/** The style sheet of the pages without scripts: the look of the newsroom, and the styles that only these pages need. */
export const style = `${base}${masthead}${pages}${data}`;
