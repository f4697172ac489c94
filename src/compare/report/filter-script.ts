/** The script of the filter: shows the filter, and the groups that match it. */
export const filterScript = `
const form=document.querySelector('.filter');
if(form){
form.hidden=false;
const groups=[...document.querySelectorAll('.group')];
const apply=()=>{
const data=new FormData(form),severities=data.getAll('severity'),template=data.get('template'),words=data.get('words').trim().toLowerCase();
let shown=0;
for(const group of groups){
const fits=severities.includes(group.dataset.severity)&&(!template||group.dataset.template===template)&&(!words||group.textContent.toLowerCase().includes(words));
group.hidden=!fits;
if(fits)shown+=1;
}
form.querySelector('output').textContent=shown===groups.length?groups.length+' shown':shown+' of '+groups.length+' shown';
};
form.addEventListener('input',apply);
form.addEventListener('submit',(event)=>event.preventDefault());
apply();
}
`;
