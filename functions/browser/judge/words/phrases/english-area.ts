/**
 * English words for a place that the target does not serve: "We don't install in Tasmania", "no
 * branch near you". A name of a place can be any word, because texts are compared in lower case.
 */
const few = String.raw`(?:[\w'-]+ ){0,5}?`;
const not = String.raw`(?<!\w)(?:not|\w+n't|cannot|no longer|never|unable to|yet to|stopped)`;
/** Words for a company that has nobody: "No installers cover your postcode". */
const nobody = String.raw`(?<!\w)(?:nobody|no one|no|none of (?:our|the))(?: [\w-]+){0,3}?`;
const place = String.raw`(?:areas?|area codes?|cit(?:y|ies)|towns?|villages?|districts?|count(?:y|ies)|states?|provinces?|countr(?:y|ies)|regions?|islands?|locations?|localit(?:y|ies)|streets?|neighbou?rhoods?|suburbs?|zones?|(?:post|postal|zip|pin)[ -]?codes?|zips?|eircodes?|(?<!(?:mail|ip|web|this) )address(?:es)?|territor(?:y|ies)|part of)(?! (?:database|lookup|service|server|list|data)(?!\w))`;
/** Words for all the places that a company serves: "outside our patch". */
const reach = String.raw`(?:areas?|zones?|patch|map|footprint|coverage|territory|radius|reach|network|catchment|boundar\w+|regions?|cities|towns|states|postcodes|pin ?codes|limits of \w+)`;
const serve = String.raw`(?:serv\w+|cover(?:ed|ing|s)?|operat\w+|deliver\w*|lend\w*|install\w*|work\w*|ship\w*|reach\w*|go(?:ing)?|run(?:ning)?|travel\w*|visit\w*|offer\w*|provid\w*|available|active|present|live|licen[cs]ed|fund\w*|financ\w*|insur\w*|trad(?:e|ing)|open|function\w*|sell\w*|collect\w*|supported|there|help|quote|launch\w*|build\w*|giving|based|writing|issuing)`;
const branch = String.raw`(?:branch(?:es)?|(?:office|dealer(?:ship)?|partner|agent|attorney|lawyer|advis[eo]r|engineer|installer|technician|lender|team|service|driver|showroom|depot|store|cent(?:re|er)|clinic|provider|contractor|outlet|surveyor|crew|specialist|bank)s?|coverage|presence|network|builders?|firms?|compan(?:y|ies)|anyone|anybody|licen[cs]e)`;
const distance = String.raw`\d+ ?(?:kms?|kilomet\w+|miles?)(?!\w)`;
/** Words after "in" that are no name of a place: "in time", "in person", "in April". */
const notPlace = String.raw`(?:\d|["'(]|(?:the|this|that|these|those|your|our|my|its|an?|any|all|each|every|some|one|two|which|what|it|us|you|them|which|between|person|cash|full|part|time|advance|touch|contact|case|english|hindi|\w+ language|order|progress|question|charge|response|reply|respect|addition|general|force|effect|use|need|line|place|future|bulk|excess|store|app|writing|detail|error|default|favou?r|short|less|more|principle|accordance|compliance|return|exchange|regards?|particular|view|terms|conjunction|connection|limited|other|different|multiple|such|certain|working|business|branch|stock|present|least|most|once|night|home|rest|\w+ format|january|february|march|april|may|june|july|august|september|october|november|december|\w+days?|hours|minutes|weeks?|months?|office|hours?)(?![\w'-]))`;
const now =
  '(?<!\\w)(?:for now|currently|at present|at the moment|right now|as of now|so far)(?!\\w)';
const theName = String.raw`the (?:u\.?k|u\.?s|usa|uae|m\d+|north|south|east|west|[\w-]+ (?:islands?|territor\w+|republic))(?!\w)`;
const where = String.raw`(?:(?:in|within|across|around|near|inside|outside(?: of)?|beyond) (?:${distance}|${theName}|(?!${notPlace})\p{L})|(?:in|within|across|around|near|inside|outside(?: of)?|beyond|at|to|for|over|from) ${few}${place}(?!\w)|at \d+ (?![ap]\.?m)\p{L}|near \d)`;

export const englishArea = [
  `${not} (?:[\\w'-]+ ){0,3}?${serve} ${few}${where}`,
  `${not} (?:[\\w'-]+ )?(?:go|run|travel|ship|deliver|drive|fly|launch) (?:[\\w'-]+ ){0,2}?to (?!${notPlace})\\p{L}[\\p{L} -]*(?!@)`,
  `${not} (?:[\\w'-]+ )?(?:serv(?:e|ic\\w+|ing)|cover(?:ed|ing)?|reach(?:ed)?|support\\w*|deliver(?:ing)? to|ship to) ${few}${place}(?!\\w)`,
  `${place}(?: [\\w'()-]+){0,5}? ${not}(?: \\w+ly| yet| be| been| being){0,2} (?:served?|servic\\w+|cover\\w*|supported|reach\\w*|deliverable|eligible|available|wired|connected|linked|(?:in|within|on|among|one of|part of) (?:our|the) (?!(?:right|correct|proper|valid)(?!\\w)))(?!\\w)`,
  `${not}(?: [\\w'-]+){0,2}? (?:in|within|inside|on|part of) (?:our|the) ${few}${reach}(?!\\w)`,
  `${not} (?:yet |currently |quite )*(?:in|at|near) (?:your|this|that) (?:[\\w'-]+ )?${place}(?!\\w)`,
  `(?:outside|beyond|out of|off)(?: of)? (?:(?:our|the|your) )?(?:[\\w'-]+ ){0,3}?${reach}(?!\\w)`,
  `(?:we|(?:our|the) (?:[\\w'-]+ ){1,2}?)(?:'re| are| is) not (?:yet |currently |quite )*in (?!${notPlace})\\p{L}`,
  `only (?:[\\w'-]+ ){0,2}?${serve} ${few}(?:in|within|across|around|near|inside|at) (?:${distance}|${theName}|(?!${notPlace})\\p{L})`,
  `${serve} ${few}only (?:in|within|across|around|near|inside|at) (?:${distance}|${theName}|(?!${notPlace})\\p{L})`,
  `(?:we|our|is|are) (?:[\\w'-]+ ){0,4}?${serve} ${few}(?:in|within|across|around|at) (?:${theName}|(?!${notPlace})\\p{L}).{0,80} only(?=\\W*$)`,
  `only [^.]{3,60} ${place} (?:are|is) (?:accepted|served|covered|supported|serviceable|eligible)(?!\\w)`,
  `(?:no|0|zero|${not} (?:[\\w'-]+ ){0,2}?(?:have|find)(?: an?| any| a single)?) (?:[\\w'-]+ ){0,3}?${branch} (?:[\\w'-]+ ){0,2}?(?:${where}|(?:there|here)(?!\\w))`,
  `${nobody} (?:serves?|covers?|covering|serving|near|close to|works?|working|delivers?|operates?) (?:[\\w-]+ ){0,2}?(?:${place}(?!\\w)|you(?!\\w)|${where})`,
  `${place}(?: [\\w'()-]+){0,3}? (?:is|are) excluded(?!\\w)|unavailable ${where}`,
  `${not} (?:yet )?(?:come|arrived|got|made it|expanded|extended|opened|launched) ${where}`,
  `(?:services?|we(?:'re| are)|cover|offer|delivery)(?: is| are| currently)* (?:restricted|limited) to (?!${notPlace}|existing|members|customers|people|residents)\\p{L}`,
  `(?:coverage|network|deliver\\w+|services?|routes?|vans) (?:\\w+ )?(?:ends?|stops?) (?:at|before|short|in)(?!\\w)|(?:outside|beyond|out of) (?:where|bounds)(?!\\w)`,
  `(?:delivery|deliveries|installation|visits?|services?|cover) ${where}.{0,30} ${not} (?:possible|offered|provided)(?!\\w)`,
  `too far(?= (?:out|away|from)|\\W*$)|non-? ?serviceable|not[ _](?:an? |one of the )?(?:serviceable|${place} (?:that |where )?we)|unserviceable`,
  `(?:we|our [\\w-]+)(?:'ve| have| has) not (?:yet )?reached (?!${notPlace})\\p{L}`,
  `${now}.{0,40} (?:serv\\w+|cover\\w*|for) .{2,60} only(?!\\w)|(?:serve|cover|deliver to) only .{2,60}${now}`,
].join('|');
