// The application of the newsroom: the desk at /{brand}/notas/, and a story at the addresses below it.
import { createRoot } from 'react-dom/client';
import '../look/base.css';
import '../look/masthead.css';
import './style/desk.css';
import './style/story.css';
import './style/body.css';
import './style/above.css';
import './style/live.css';
import './style/pictures.css';
import './style/videos.css';
import './style/margin.css';
import { Application } from './application.tsx';

const place = document.getElementById('application');
if (place) createRoot(place).render(<Application path={location.pathname} />);
