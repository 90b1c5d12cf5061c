import Inputmask from 'inputmask';

Inputmask().mask(document.querySelectorAll('input'));
