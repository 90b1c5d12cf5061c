import './shared/jquery-global.ts';
import 'parsleyjs';
import 'parsleyjs/src/parsley.css';
